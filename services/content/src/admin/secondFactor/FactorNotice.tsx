import type { ServerProps } from 'payload';
import { mayOnlyEnrol } from '../../access/roles';
import { factorMessages } from './factorMessages';

/** Explains on the dashboard why most actions are missing. */
export function FactorNotice({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) {
  if (!mayOnlyEnrol({ user: user ?? null })) return null;
  const { heading, isRequired, toAccount } = factorMessages(i18n.language);
  return (
    <section className="banner banner--type-error kmx-panel">
      <h2>{heading}</h2>
      <p>{isRequired}</p>
      <p>
        <a href="/admin/account">{toAccount}</a>
      </p>
    </section>
  );
}
