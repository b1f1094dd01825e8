/** The path of a picture or document on this service, /assets/…; its name changes with its content. */
export const assetUrl = (name: string): string => `/assets/${name}`;
