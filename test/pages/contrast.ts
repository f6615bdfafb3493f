/**
 * Run in a page: gives every visible text whose contrast with what is behind it is under 4.5, as
 * WCAG 2 counts it. Written as text because only the browser knows its names.
 */
export const FIND_PALE_TEXTS = `(() => {
  const toNumbers = (color) => color.match(/[\\d.]+/g).map(Number);
  const toLight = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((one) => {
      const share = one / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const groundOf = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const [r, g, b, alpha = 1] = toNumbers(getComputedStyle(one).backgroundColor);
      if (alpha > 0) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const pale = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!(own || element.matches("input")) || !element.checkVisibility()) continue;
    const [a, b] = [toLight(toNumbers(getComputedStyle(element).color)), toLight(groundOf(element))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < 4.5) pale.push(element.outerHTML.slice(0, 80) + " " + contrast.toFixed(2));
  }
  return pale;
})()`;
