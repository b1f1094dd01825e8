/** The realm's path in ForgeRock's access management. */
export const realmPath = '/am/oauth2/realms/root/realms/alpha';
export const pagesPath = '/am/XUI';
