export * from './days/isDay';
