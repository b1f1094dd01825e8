export * from './decidePasswordProblem';
export * from './passwordStrength';
