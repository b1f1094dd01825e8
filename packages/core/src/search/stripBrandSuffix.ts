/**
 * "Search suggestions and results strip a trailing ' | brand' from titles" (section 5); a title that consists of the
 * suffix only is kept.
 */
export const stripBrandSuffix = (title: string): string => title.replace(/(?<=\S)\s+\|\s+[^|]*$/, '').trim();
