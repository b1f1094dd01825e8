/** Path of an image or document on this service, /assets/…; the name changes with the content. */
export const assetUrl = (name: string): string => `/assets/${name}`;
