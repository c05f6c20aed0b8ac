/** Runs in the page. The titles that are smaller than the paragraph of reading text right below them. */
export function smallTitles() {
  const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const face = (element: Element) => getComputedStyle(element).fontFamily;
  return [...document.querySelectorAll('h1 + p, h2 + p, h3 + p, h4 + p')]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }))
    .map((text) => ({ title: text.previousElementSibling!, text }))
    .filter(({ title, text }) => face(title) !== face(text) && size(title) < size(text))
    .map(({ title }) => `“${title.textContent}” is smaller than its text`);
}
