export function dependenciesOf(project: string): string[];
