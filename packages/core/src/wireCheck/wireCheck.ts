// Separate export path, because most pages do not need wires.
export * from './batchSeconds';
export * from './checkProperty';
export * from './checkWires';
export * from './coverWires';
export * from './rangePosition';
export * from './readWire';
export * from './Wire';
export * from './wireListQuery';
export * from './wireFilter';
export * from './WireProblem';
