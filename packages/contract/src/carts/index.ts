export { cartLimits, partListLimits } from './cartLimits';
