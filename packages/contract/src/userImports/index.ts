export * from './userImportFields';
export * from './userImportLimits';
export * from './userImportOutcomes';
export * from './UserImportLine';
