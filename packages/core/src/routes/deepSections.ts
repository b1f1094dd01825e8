/** Sections whose pages nest at any depth (section 2.2: `{locale}/services/{path...}`, `{locale}/smart-factory/{path...}`). */
export const deepSections: readonly string[] = ['services', 'smart-factory'];
