/** Independent library used to test packages, which has no types. */
declare module 'xliff' {
  export interface LibraryPackage {
    sourceLanguage: string;
    targetLanguage: string;
    resources: Record<string, Record<string, { source: unknown; target?: unknown }>>;
  }
  export const xliff2js: (xml: string) => Promise<LibraryPackage>;
  export const js2xliff: (content: LibraryPackage, options: { indent: string }) => Promise<string>;
}
