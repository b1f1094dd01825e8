export type { Guidance } from './Guidance';
