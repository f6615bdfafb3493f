/** How many questions are left; said by the page and, after each answer, by its script. */
export const toLeftText = (remaining: number, limit: number): string =>
  remaining === 0
    ? `No questions left today, of ${limit}. The count starts again at midnight UTC.`
    : `${remaining} of ${limit} questions left today.`;
