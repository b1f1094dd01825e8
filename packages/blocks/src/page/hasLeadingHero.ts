import { heroBanner } from '../HeroBanner/HeroBanner.block';
import { readModule } from './readModule';

/** Whether the modules bring the page's h1: else the page shows its title itself. */
export function hasLeadingHero(modules: readonly unknown[] | null | undefined): boolean {
  const first = modules?.[0];
  return readModule(first)?.type === 'heroBanner' && heroBanner.prepare(first).ok;
}
