import { PAINTED } from './painted-controls.ts';

/**
 * What somebody chose of the page's lists and sliders while they were only painted is chosen once more: React takes what it finds
 * for what was painted. Before anything else is drawn, which would put the painted value back.
 */
export const takeChoices = (): void => {
  for (const list of document.querySelectorAll<HTMLSelectElement>(`main select[${PAINTED}]`)) {
    if (list.selectedOptions[0]?.defaultSelected) continue;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const slider of document.querySelectorAll<HTMLInputElement>(`main input[${PAINTED}]`)) {
    const { value, defaultValue } = slider;
    if (value === defaultValue) continue;
    slider.value = defaultValue;
    // React watches `value`, and calls a change only what passed it by.
    slider.valueAsNumber = Number(value);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }
};
