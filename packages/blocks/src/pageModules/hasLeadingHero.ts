import { heroBanner } from '../blocks/HeroBanner/HeroBanner.block';
import { readModule } from './readModule';

/** True if the modules contain the page's h1; otherwise the page shows its title. */
export function hasLeadingHero(modules: readonly unknown[] | null | undefined): boolean {
  const first = modules?.[0];
  return readModule(first)?.type === 'heroBanner' && heroBanner.prepare(first).ok;
}
