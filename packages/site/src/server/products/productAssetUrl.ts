/** Image widths of the product service (section 9, image presets). */
export const productPictureWidths = [56, 80, 128, 180, 480, 768, 1200] as const;

export type ProductPictureWidth = (typeof productPictureWidths)[number];

/** Maps `/assets/{name}` of the product service to the site's own address. */
export const productAssetUrl = (path: string): string => `/product-assets/${path.split('/').at(-1) ?? ''}`;

/** Returns an image in one of the preset widths; `url` is a result of `productAssetUrl`. */
export const productPictureUrl = (url: string, width: ProductPictureWidth): string => `${url}?width=${width}`;
