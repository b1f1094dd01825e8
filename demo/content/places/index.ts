export { events } from './events';
export { jobOpenings } from './jobOpenings';
export { locations } from './locations';
export { terms } from './terms';
