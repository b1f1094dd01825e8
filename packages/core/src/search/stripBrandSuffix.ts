/** "Search suggestions and results strip a trailing ' | brand' from titles" (section 5); a title that is nothing else stays. */
export const stripBrandSuffix = (title: string): string => title.replace(/(?<=\S)\s+\|\s+[^|]*$/, '').trim();
