const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of our ids; PostgreSQL refuses to compare an id with anything else. */
export const isUuid = (value: string): boolean => uuidPattern.test(value);
