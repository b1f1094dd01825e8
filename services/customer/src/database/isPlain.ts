/** Whether a text can be stored at all: PostgreSQL refuses the null character. */
export const isPlain = (text: string): boolean => !text.includes('\u0000');
