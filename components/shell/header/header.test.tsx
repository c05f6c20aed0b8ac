import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findRoute } from '../navigation/find-route';
import { Header } from './header';

const open = (path: string) => <Header path={path} kind={findRoute(path)?.kind} tone="paper" />;
const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
/** The text of each item in the bar, in order; every item begins with its link or button. */
const items = () =>
  bar()
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild!);
const names = () => items().map((item) => item.textContent);
const marked = () =>
  items()
    .filter((item) => item.getAttribute('aria-current') === 'page')
    .map((item) => item.textContent);
const menu = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  history.replaceState(null, '', '/');
});

describe('the current item', () => {
  test.each([
    ['/', []],
    ['/products', ['Products']],
    ['/products/nexus', ['Products']],
    ['/product/lock', ['Products']],
    ['/products/nothing-here', ['Products']],
    ['/solutions', ['Solutions']],
    ['/solutions/k12', ['Solutions']],
    ['/resources/blog', ['Resources']],
    ['/about', ['About']],
    ['/about/team', []],
    ['/contact', ['Contact']],
    ['/privacy', ['Privacy Policy']],
    ['/terms', ['Terms of Service']],
  ])('on %s marks %j', (path, expected) => {
    render(open(path));
    expect(marked()).toEqual(expected);
  });
});

describe('the header variants', () => {
  it('shows navigation, dashboard and demo on most pages', () => {
    render(open('/about'));
    expect(names()).toEqual([
      'Products',
      'Solutions',
      'Resources',
      'About',
      'Dashboard Login',
      'Get a Demo',
    ]);
    expect(bar().getByRole('link', { name: 'Get a Demo' })).toHaveAttribute('href', '#/contact');
    expect(
      bar().getByRole('link', { name: 'Dashboard Login (opens in a new tab)' }),
    ).toHaveAttribute('target', '_blank');
  });

  it('adds Contact and leaves out the demo on /contact', () => {
    render(open('/contact'));
    expect(names()).toContain('Contact');
    expect(names()).not.toContain('Get a Demo');
  });

  it('shows four links on the legal pages', () => {
    render(open('/terms'));
    expect(names()).toEqual(['Home', 'Privacy Policy', 'Terms of Service', 'Contact']);
  });
});

describe('on a phone', () => {
  it('does not open a menu that was still loading when the window grew', async () => {
    const wide = Object.assign(new EventTarget(), { matches: false });
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(() => wide as unknown as MediaQueryList);
    render(open('/'));
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    act(() => void wide.dispatchEvent(new Event('change')));
    await act(() => import('./mobile/mobile-menu'));
    expect(screen.queryByRole('dialog')).toBeNull();
    media.mockRestore();
  });
});

describe('the menus', () => {
  // Fake timers control the time, so turn off the delays of user-event.
  const user = userEvent.setup({ delay: null });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('mark the module of the current page, at both of its addresses', async () => {
    render(open('/product/panic'));
    await user.click(menu('Products'));
    const list = await screen.findAllByRole('link', { current: 'page' });
    expect(list.map((link) => link.textContent)).toEqual(['Panic Button App']);
  });

  it('close on Escape without moving focus from a text field', async () => {
    render(
      <>
        {open('/')}
        <input aria-label="Message" />
      </>,
    );
    const box = screen.getByLabelText('Message');
    act(() => box.focus());
    await user.hover(menu('Resources'));
    await pass(140);
    expect(menu('Resources')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(menu('Resources')).toHaveAttribute('aria-expanded', 'false');
    expect(box).toHaveFocus();
  });
});
