export { events } from './events';
export { locations } from './locations';
export { terms } from './terms';
