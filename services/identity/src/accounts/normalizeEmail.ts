/** Returns the spelling under which an address is looked up: trimmed and in lower case. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
