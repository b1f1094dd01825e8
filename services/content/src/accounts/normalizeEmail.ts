/** The spelling under which Payload looks an account up. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
