export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="6" width="28" height="20" rx="3" fill="#1a56b8"/><path d="M2 11h28v4H2z" fill="#fff"/></svg>
`;
