export const classificationId = (slug: string): string => `classification-${slug}`;
export const productId = (slug: string): string => `product-${slug}`;
