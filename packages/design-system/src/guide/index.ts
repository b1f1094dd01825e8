export type { Guidance } from './Guidance';
export { GuidanceText, type GuidanceTextProps } from './GuidanceText';
export { MachineState, type MachineStateProps } from './MachineState';
export { readStates, type MachineNode } from './machineSteps';
