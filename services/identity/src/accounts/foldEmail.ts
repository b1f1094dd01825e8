/** The spelling under which an address is looked up: without its surroundings, in lower case. */
export const foldEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
