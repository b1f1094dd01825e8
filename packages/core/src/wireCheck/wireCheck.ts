// Behind an export path of its own: most pages have nothing to do with wires.
export * from './checkProperty';
export * from './checkWires';
export * from './coverWires';
export * from './readWire';
export * from './Wire';
export * from './wireListQuery';
export * from './WireProblem';
