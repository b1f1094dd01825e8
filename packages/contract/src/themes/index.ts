export * from './themeNames';
