import { forgetReload, reloadOnce } from './reload-once';

const reload = jest.fn();
const answering = { answers: async () => true, reload };

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('reloadOnce', () => {
  it('reloads once for a page', async () => {
    expect(await reloadOnce('/about', answering)).toBe(true);
    expect(await reloadOnce('/about', answering)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('may reload again after the page has loaded', async () => {
    await reloadOnce('/about', answering);
    forgetReload('/contact');
    expect(await reloadOnce('/about', answering)).toBe(false);
    forgetReload('/about');
    expect(await reloadOnce('/about', answering)).toBe(true);
  });

  it('does not reload while the site does not answer, but may later', async () => {
    expect(await reloadOnce('/about', { answers: async () => false, reload })).toBe(false);
    expect(await reloadOnce('/about', answering)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload if the site has not answered within five seconds', async () => {
    jest.useFakeTimers();
    const done = jest.fn();
    // In jsdom images neither load nor fail.
    const asked = reloadOnce('/about', { reload }).then(done);
    await jest.advanceTimersByTimeAsync(4999);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await asked;
    expect(done).toHaveBeenCalledWith(false);
    expect(reload).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  test.each([
    ['full', { setItem: () => fail('QuotaExceededError'), getItem: () => null }],
    ['deaf', { setItem: () => {}, getItem: () => null }],
    ['null', null],
  ])('does not reload with storage that is %s', async (_, storage) => {
    jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(storage as unknown as Storage);
    expect(await reloadOnce('/about', answering)).toBe(false);
    expect(() => forgetReload('/about')).not.toThrow();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload where storage is denied', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => fail('SecurityError'));
    expect(await reloadOnce('/about', answering)).toBe(false);
    expect(() => forgetReload('/about')).not.toThrow();
  });
});

function fail(name: string): never {
  throw new DOMException('', name);
}
