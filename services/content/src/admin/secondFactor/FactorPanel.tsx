import { Banner, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { factorMessages } from './factorMessages';

interface FactorPanelProps {
  problem: string | undefined;
  children: ReactNode;
}

export function FactorPanel({ problem, children }: FactorPanelProps) {
  const { i18n } = useTranslation();
  return (
    <section className="field-type kmx-panel kmx-factor" aria-labelledby="factor-heading">
      <h2 id="factor-heading">{factorMessages(i18n.language).heading}</h2>
      {problem !== undefined && (
        <div role="alert">
          <Banner type="error">{problem}</Banner>
        </div>
      )}
      {children}
    </section>
  );
}
