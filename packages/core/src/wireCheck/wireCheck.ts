// Behind an export path of its own: no page's script is to carry parsers of files.
export * from './checkProperty';
export * from './checkWires';
export * from './coverWires';
export * from './csvColumns';
export * from './readWire';
export * from './readWireCsv';
export * from './readWireFile';
export * from './readWireViz';
export * from './Wire';
export * from './wireListQuery';
export * from './WireProblem';
