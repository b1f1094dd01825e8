// Separate export path: parsers of files run on the server only.
export * from './csvColumns';
export * from './readWireCsv';
export * from './readWireFile';
export * from './readWireViz';
