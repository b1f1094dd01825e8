// Behind an export path of its own: parsers of files are the server's, and need what no browser has.
export * from './csvColumns';
export * from './readWireCsv';
export * from './readWireFile';
export * from './readWireViz';
