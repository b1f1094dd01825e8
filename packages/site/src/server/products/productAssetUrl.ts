/** The widths that the product service makes pictures in (section 9, image presets). */
export const productPictureWidths = [56, 80, 128, 180, 480, 768, 1200] as const;

/** A width that a picture of a product can be asked for in. */
export type ProductPictureWidth = (typeof productPictureWidths)[number];

/** The site's own address of what the product service calls `/assets/{name}`. */
export const productAssetUrl = (path: string): string => `/product-assets/${path.split('/').at(-1) ?? ''}`;

/** A picture in one of the made widths; `url` is an address of `productAssetUrl`. */
export const productPictureUrl = (url: string, width: ProductPictureWidth): string => `${url}?width=${width}`;
