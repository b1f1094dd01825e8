/** The shortest password that people may choose. */
export const shortestPassword = 10;
/** Longer ones would only cost time. */
export const longestPassword = 200;

export type PasswordFault = 'length' | 'email' | 'different';

/** What is wrong with a new password, or null: long enough, not the e-mail address, typed the same twice. */
export const decidePasswordFault = (
  password: string,
  repeated: string,
  email: string,
): PasswordFault | null => {
  const letters = [...password].length;
  if (letters < shortestPassword || letters > longestPassword) return 'length';
  if (password.trim().toLowerCase() === email.toLowerCase()) return 'email';
  return password === repeated ? null : 'different';
};
