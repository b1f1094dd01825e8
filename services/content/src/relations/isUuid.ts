const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True if a text has the form of our ids; PostgreSQL cannot compare an id with any other text. */
export const isUuid = (value: string): boolean => uuidPattern.test(value);
