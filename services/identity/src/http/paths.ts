/** Where the realm lies, as ForgeRock's access management lays it out. */
export const realmPath = '/am/oauth2/realms/root/realms/alpha';
/** The pages for people. */
export const pagesPath = '/am/XUI';
