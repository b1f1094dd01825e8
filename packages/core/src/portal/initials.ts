const firstLetter = (name: string) => Array.from(name.trim())[0] ?? '';

/** "initials (first letters of first and last name, uppercase)" (section 3); `''` without names. */
export const createInitials = (firstName: string, lastName: string): string =>
  (firstLetter(firstName) + firstLetter(lastName)).toUpperCase();
