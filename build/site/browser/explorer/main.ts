/* Parts that work with a script alone are hidden until there is one. */
document.documentElement.classList.add("scripted");
