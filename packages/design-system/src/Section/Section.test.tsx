import { render, screen } from '@testing-library/react';
import { Container } from '../Container/Container';
import { Grid } from '../Grid/Grid';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import { Overline } from '../Overline/Overline';
import { Prose } from '../Prose/Prose';
import { Stack } from '../Stack/Stack';
import { expectNoAxeViolations } from '../testing/axe';
import { Text } from '../Text/Text';
import { Section } from './Section';

describe('Section', () => {
  it('is a region named by its heading, on its surface', async () => {
    const { container } = render(
      <Section tone="dark" labelledBy="title">
        <Container width="breakOut">
          <Stack gap="m">
            <Overline>Service</Overline>
            <Heading level={2} id="title">
              A technician within 24 hours
            </Heading>
            <Text tone="muted">Day and night.</Text>
            <Prose>
              <h3>Spare parts</h3>
              <p>From stock.</p>
            </Prose>
            <Grid columns={3} as="ul">
              <li>One</li>
            </Grid>
          </Stack>
        </Container>
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'A technician within 24 hours' })).toHaveAttribute(
      'data-tone',
      'dark',
    );
    expect(screen.getByRole('list')).toHaveTextContent('One');
    await expectNoAxeViolations(container);
  });
});

describe('Heading', () => {
  it.each<HeadingLevel>([1, 2, 3, 4, 5, 6])('keeps level %d regardless of its size', (level) => {
    render(
      <Heading level={level} size="xxl">
        Title
      </Heading>,
    );
    expect(screen.getByRole('heading', { level, name: 'Title' })).toHaveStyle({
      fontSize: 'var(--ds-size-xxl)',
    });
  });

  it('supports the stencil typeface', () => {
    render(
      <Heading level={2} cut>
        Title
      </Heading>,
    );
    expect(screen.getByRole('heading')).toHaveStyle({ fontFamily: 'var(--ds-font-cut)' });
  });
});
