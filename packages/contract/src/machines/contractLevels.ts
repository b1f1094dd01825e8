export const contractLevels = ['basic', 'plus', 'premium'] as const;
export type ContractLevel = (typeof contractLevels)[number];
