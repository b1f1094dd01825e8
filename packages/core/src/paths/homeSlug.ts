/** "The last segment defaults to home, and the one before it also defaults to home" (section 2.1). */
export const homeSlug = 'home';
