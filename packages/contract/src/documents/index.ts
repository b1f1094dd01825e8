export * from './documentSections';
