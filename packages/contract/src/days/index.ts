export * from './isDay';
