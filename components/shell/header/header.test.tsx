import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';

const show = (path: string) => render(<Header path={path} />);

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));

/** The links and buttons of the bar in order, with brackets around the current one. */
const items = () =>
  bar()
    .getAllByRole('listitem')
    .map((item) => within(item).queryByRole('link') ?? within(item).getByRole('button'))
    .map((item) => (item.ariaCurrent ? `[${item.textContent}]` : item.textContent))
    .join(' | ');

test.each([
  ['/', 'Products | Solutions | Resources | About | Dashboard Login | Get a Demo'],
  ['/about', 'Products | Solutions | Resources | [About] | Dashboard Login | Get a Demo'],
  ['/about/team', 'Products | Solutions | Resources | About | Dashboard Login | Get a Demo'],
  ['/products', '[Products] | Solutions | Resources | About | Dashboard Login | Get a Demo'],
  ['/productivity', 'Products | Solutions | Resources | About | Dashboard Login | Get a Demo'],
  ['/solutions/k12', 'Products | [Solutions] | Resources | About | Dashboard Login | Get a Demo'],
  ['/resources/faq', 'Products | Solutions | [Resources] | About | Dashboard Login | Get a Demo'],
  ['/product/lock', '[Products] | Solutions | Resources | About | Dashboard Login | Get a Demo'],
  ['/products/none', '[Products] | Solutions | Resources | About | Dashboard Login | Get a Demo'],
  ['/contact', 'Products | Solutions | Resources | About | [Contact] | Dashboard Login'],
  ['/privacy', 'Home | [Privacy Policy] | Terms of Service | Contact'],
  ['/terms', 'Home | Privacy Policy | [Terms of Service] | Contact'],
  ['/accessibility', 'Home | Privacy Policy | Terms of Service | [Accessibility] | Contact'],
])('on %s the bar has %s', (path, expected) => {
  show(path);
  expect(items()).toBe(expected);
});

test('the dashboard opens in a new tab, and the demo is the contact page', () => {
  show('/');
  const dashboard = bar().getByRole('link', { name: 'Dashboard Login (opens in a new tab)' });
  expect(dashboard).toHaveAttribute('target', '_blank');
  expect(bar().getByRole('link', { name: 'Get a Demo' })).toHaveAttribute('href', '#/contact');
});

test('the Products menu marks the module of the page, also at its other address', async () => {
  show('/product/panic');
  await userEvent.click(screen.getByRole('button', { name: 'Products' }));
  const marked = await screen.findAllByRole('link', { current: 'page' });
  // The link of the section is shown where scripts do not start.
  expect(marked.map((link) => link.textContent)).toEqual(['Products', 'Panic Button App']);
});

test('Escape closes a menu that hover opened, without moving focus from a text field', async () => {
  show('/');
  render(<input aria-label="Message" />);
  const box = screen.getByLabelText('Message');
  act(() => box.focus());
  await userEvent.hover(screen.getByRole('button', { name: 'Resources' }));
  await screen.findByRole('button', { name: 'Resources', expanded: true });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Resources', expanded: false })).toBeVisible();
  expect(box).toHaveFocus();
});
