/** Id of an uploaded file: 128 random bits in hexadecimal digits, or a UUID of an earlier version. */
export const uploadIdPattern = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
