export * from './findMissingMenus';
