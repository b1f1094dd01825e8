/** True if PostgreSQL can store the text: it rejects the null character. */
export const isPlain = (text: string): boolean => !text.includes('\u0000');
