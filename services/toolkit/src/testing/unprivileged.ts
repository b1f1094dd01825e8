import { execFileSync } from 'node:child_process';

const idOf = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8' }).trim());

/** Options of `spawn` for servers that must not run as root: root starts them as nobody. */
export const unprivileged = (): { uid: number; gid: number } | null =>
  process.getuid?.() === 0 ? { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') } : null;
